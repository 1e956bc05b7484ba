import type { ComponentType } from 'react';
import { createStaticRouter, type StaticHandlerContext, useLoaderData } from 'react-router-dom';
import type { AnyPage } from './page-answer';

type PageRoute = StaticHandlerContext['matches'][number]['route'];

const routes = new WeakMap<AnyPage, PageRoute>();

/** Makes one route for a page with several addresses. Express has matched the address, so the route fits any. */
function routeOf(page: AnyPage): PageRoute {
  const known = routes.get(page);
  if (known) return known;
  // `PageResponse` holds props and page together, so these are the props of this page.
  const Page = page as ComponentType<object>;
  const PageFromServer = () => <Page {...useLoaderData<object>()} />;
  const route = { id: 'page', path: '*', Component: PageFromServer };
  routes.set(page, route);
  return route;
}

/** The router that has this page alone, and the context that gives the page its props. */
export function staticRouterOf(page: AnyPage, pathname: string, props: object) {
  const route = routeOf(page);
  const context: StaticHandlerContext = {
    basename: '/',
    location: { pathname, search: '', hash: '', state: null, key: 'default' },
    matches: [{ params: {}, pathname, pathnameBase: '/', route }],
    loaderData: { [route.id]: props },
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  };
  return { router: createStaticRouter([route], context), context };
}
