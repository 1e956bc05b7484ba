import { type ComponentType, createContext, useContext } from 'react';
import { createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router-dom';
import type { AnyPage } from './page-answer';

interface RoutedPageProps {
  readonly page: AnyPage;
  readonly props: object;
}

const PropsContext = createContext<object>({});

/** The page as the only route of a static router: Express has matched the address, so that the route accepts any. */
export const RoutedPage = ({ page, props }: RoutedPageProps) => (
  <PropsContext.Provider value={props}>
    <StaticRouterProvider {...routingOf(page)} hydrate={false} />
  </PropsContext.Provider>
);

function PageWithProps({ page }: Pick<RoutedPageProps, 'page'>) {
  const Page = page as ComponentType<object>;
  return <Page {...useContext(PropsContext)} />;
}

type Routing = Pick<Parameters<typeof StaticRouterProvider>[0], 'router' | 'context'>;

const known = new Map<AnyPage, Routing>();

/**
 * The routing of each page is made once, without its props: a router has getters, for which V8 gives each router hidden
 * classes of its own, and these keep everything that it was made from until the old generation is collected (decision
 * 121).
 */
function routingOf(page: AnyPage): Routing {
  const made = known.get(page) ?? makeRouting(page);
  known.set(page, made);
  return made;
}

function makeRouting(page: AnyPage): Routing {
  const route = { id: 'page', path: '*', element: <PageWithProps page={page} /> };
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
  return { router: createStaticRouter([route], context), context };
}
