import type { ComponentType } from 'react';
import { createStaticRouter, type StaticHandlerContext } from 'react-router-dom';
import type { AnyPage } from './page-answer';

/** A router with this page only. Express has matched the address, so that its single route accepts any. */
export function staticRouterOf(page: AnyPage, pathname: string, props: object) {
  // `PageResponse` holds props and page together, so these are the props of this page.
  const Page = page as ComponentType<object>;
  const route = { id: 'page', path: '*', element: <Page {...props} /> };
  const context: StaticHandlerContext = {
    basename: '/',
    location: { pathname, search: '', hash: '', state: null, key: 'default' },
    matches: [{ params: {}, pathname, pathnameBase: '/', route }],
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  };
  return { router: createStaticRouter([route], context), context };
}
