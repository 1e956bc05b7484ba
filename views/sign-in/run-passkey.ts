import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { addReturnAddress } from '../layout/return-here';
import { siteLinks } from '../layout/site-links';
import { passkeysTexts as texts } from './passkeys.texts';
import { type CallOutcome, post, toUnreachedRefusal, withTimeout } from './sign-in-calls';

/** Adds a passkey, or signs in with one, and then navigates to the next page. Failures are shown beside the button. */
export async function runPasskey(button: HTMLButtonElement): Promise<void> {
  const message = button.parentElement?.querySelector<HTMLElement>('.passkey__message');
  if (!message || button.ariaBusy === 'true') return;
  const setBusy = (isBusy: boolean) => {
    button.ariaBusy = String(isBusy);
  };
  message.textContent = '';
  setBusy(true);
  // A page restored from the back/forward cache still shows the busy state.
  window.addEventListener('pageshow', () => setBusy(false), { once: true });
  const outcome = await (button.dataset['passkey'] === 'add' ? add() : signIn(button));
  if (outcome.kind === 'done') return window.location.assign(outcome.value);
  setBusy(false);
  message.textContent = outcome.message;
  button.focus();
}

async function signIn(button: HTMLButtonElement): Promise<CallOutcome<string>> {
  const options = await call('/api/passkey-sign-in/options', {});
  if (options.kind === 'refused') return options;
  const assertion = await ask(
    () => startAuthentication({ optionsJSON: options.value as PublicKeyCredentialRequestOptionsJSON }),
    texts.canceled,
  );
  if (assertion.kind === 'refused') return assertion;
  const answer = await call('/api/passkey-sign-in', { passkey: assertion.value, ...destinationOf(button) });
  return answer.kind === 'refused'
    ? answer
    : { kind: 'done', value: (answer.value as { readonly redirectTo: string }).redirectTo };
}

async function add(): Promise<CallOutcome<string>> {
  const options = await call('/api/passkeys/options', {});
  if (options.kind === 'refused') return options;
  const credential = await ask(
    () => startRegistration({ optionsJSON: options.value as PublicKeyCredentialCreationOptionsJSON }),
    texts.notMade,
  );
  if (credential.kind === 'refused') return credential;
  const answer = await call('/api/passkeys', { passkey: credential.value });
  return answer.kind === 'refused' ? answer : { kind: 'done', value: `${siteLinks.passkeys}?done=added` };
}

const call = (path: string, body: object) => withTimeout((signal) => post(path, body, { signal }));

/** Browsers do not reveal why no passkey was returned: the guest may have closed the window, or have none here. */
async function ask<Made>(work: () => Promise<Made>, otherwise: string): Promise<CallOutcome<Made>> {
  if (!browserSupportsWebAuthn()) return { kind: 'refused', message: texts.unsupported };
  try {
    return { kind: 'done', value: await work() };
  } catch (error) {
    const code = error instanceof WebAuthnError ? error.code : '';
    if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return { kind: 'refused', message: texts.alreadyHere };
    if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID')
      return { kind: 'refused', message: texts.unsupported };
    return navigator.onLine ? { kind: 'refused', message: otherwise } : toUnreachedRefusal();
  }
}

/** Returns the target of the button itself, or of the sign-in link in the same dialog. */
function destinationOf(button: HTMLButtonElement): { readonly returningURL: string; readonly type: string } {
  const { returnUrl, type = '' } = button.dataset;
  const link = button.closest('dialog')?.querySelector<HTMLAnchorElement>('a[data-returns-here]');
  if (link) addReturnAddress(link);
  const query = link ? new URL(link.href).searchParams : undefined;
  return { returningURL: returnUrl ?? query?.get('returnUrl') ?? '', type: query?.get('type') ?? type };
}
