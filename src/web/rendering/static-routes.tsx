import { createContext, type ReactElement, useContext } from 'react';
import { createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router-dom';

const PageContext = createContext<ReactElement | null>(null);

/** The page as the only route of a static router: Express has matched the address, so that the route accepts any. */
export const RoutedPage = ({ page }: { readonly page: ReactElement }) => (
  <PageContext.Provider value={page}>
    <StaticRouterProvider {...routing} hydrate={false} />
  </PageContext.Provider>
);

const PageOfContext = () => useContext(PageContext);

const route = { id: 'page', path: '*', element: <PageOfContext /> };
const context: StaticHandlerContext = {
  basename: '/',
  // No component asks where it is: links are made from the frame's own path.
  location: { pathname: '/', search: '', hash: '', state: null, key: 'default' },
  matches: [{ params: {}, pathname: '/', pathnameBase: '/', route }],
  loaderData: {},
  actionData: null,
  errors: null,
  statusCode: 200,
  loaderHeaders: {},
  actionHeaders: {},
};

/**
 * The routing is made once for all pages: a router has getters, for which V8 gives each router hidden classes of its
 * own, and these keep everything that it was made from until the old generation is collected (decision 121).
 */
const routing = { router: createStaticRouter([route], context), context };
