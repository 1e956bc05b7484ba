import { PasskeysPage } from '../../../views/sign-in/PasskeysPage';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { PasskeysApi } from './passkeys.api';
import type { PasskeysPages } from './passkeys.pages';
import {
  addPasskeyOperation,
  listPasskeysOperation,
  newPasskeyOptionsOperation,
  passkeySignInOperation,
  passkeySignInOptionsOperation,
  removePasskeyOperation,
} from './passkeys.schema';
import { signInTag } from './sign-in.routes';

export const passkeysRoutes = (pages: PasskeysPages, api: PasskeysApi): FeatureRoutes => ({
  priority: 'high',
  tag: signInTag,
  styles: ['guest-area'],
  pages: [
    pageRoute({
      method: 'get',
      path: paths.signIn.passkeys,
      page: PasskeysPage,
      handler: pages.show,
      access: 'guest',
    }),
    { method: 'post', path: paths.signIn.removePasskey, handler: pages.remove, access: 'guest' },
  ],
  api: [
    {
      method: 'post',
      path: '/api/passkey-sign-in/options',
      operation: passkeySignInOptionsOperation,
      handler: api.beginSignIn,
    },
    { method: 'post', path: '/api/passkey-sign-in', operation: passkeySignInOperation, handler: api.signIn },
    { method: 'get', path: '/api/passkeys', operation: listPasskeysOperation, handler: api.list, access: 'guest' },
    {
      method: 'post',
      path: '/api/passkeys/options',
      operation: newPasskeyOptionsOperation,
      handler: api.beginNew,
      access: 'guest-with-fresh-code',
    },
    {
      method: 'post',
      path: '/api/passkeys',
      operation: addPasskeyOperation,
      handler: api.add,
      access: 'guest-with-fresh-code',
    },
    {
      method: 'delete',
      path: '/api/passkeys',
      operation: removePasskeyOperation,
      handler: api.remove,
      access: 'guest',
    },
  ],
});
