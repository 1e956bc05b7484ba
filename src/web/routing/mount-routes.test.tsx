import express from 'express';
import inject from 'light-my-request';
import { shownPage } from '../../../test/support/shown-page';
import { StoppedClock } from '../../../test/builders/a-clock';
import { answerWith, type PageResponse } from '../rendering/page-answer';
import { CacheRules } from '../rendering/cache-rules';
import { type FeatureRoutes, type PageRoute, pageRoute } from './feature-routes';
import { mountRoutes } from './mount-routes';

const VoyagePage = ({ title }: { readonly frame: object; readonly title: string }) => <h1>{title}</h1>;
const SoldOutPage = ({ since }: { readonly frame: object; readonly since: string }) => <p>{since}</p>;

const feature = (...pages: readonly PageRoute[]): FeatureRoutes => ({ pages, api: [] });
const saying = (path: string, method: PageRoute['method'] = 'get') =>
  feature({ method, path, handler: (_req, res) => void res.send(path) });

const plainly = {
  render: async (_req: express.Request, res: express.Response, response: PageResponse) => {
    const { name, props } = shownPage(response);
    res.status(response.answer.status ?? 200).json({ page: name, ...props });
  },
};

const aSite = (...features: readonly FeatureRoutes[]) => {
  const app = express();
  const options = { renderer: plainly, clock: new StoppedClock(), guards: [], overrides: [] };
  app.use(mountRoutes(features, options));
  return (url: string) => inject(app, { method: 'GET', url });
};

describe('mountRoutes', () => {
  it.each([
    ['the literal first', ['/voyages/calendar', '/voyages/:slug']],
    ['the parameter first', ['/voyages/:slug', '/voyages/calendar']],
  ])('answers with the more specific of two addresses when features come with %s', async (_order, paths) => {
    const get = aSite(...paths.map((path) => saying(path)));
    expect((await get('/voyages/calendar')).payload).toBe('/voyages/calendar');
    expect((await get('/voyages/adriatic')).payload).toBe('/voyages/:slug');
  });

  it('takes the cache rule of the more specific address, in whatever order features come', () => {
    const uncachedFeature = feature({
      method: 'get',
      path: '/voyages/:slug',
      handler: () => undefined,
      cache: { query: [], tags: [] },
    });
    const rules = new CacheRules([uncachedFeature, saying('/voyages/calendar')]);
    expect([rules.keyOf('/voyages/adriatic')?.key, rules.keyOf('/voyages/calendar')]).toEqual([
      '/voyages/adriatic',
      undefined,
    ]);
  });

  it('refuses two rows for one address and method: only order could tell which one answers', () => {
    expect(() => aSite(saying('/voyages'), saying('/voyages'))).toThrow('/voyages');
    expect(() => aSite(saying('/voyages'), saying('/voyages', 'post'))).not.toThrow();
  });

  it('renders the page that the row names, or the other page that the handler names', async () => {
    const get = aSite(
      feature(
        pageRoute({
          method: 'get',
          path: '/voyage',
          page: VoyagePage,
          handler: () => ({ props: { title: 'Adriatic' } }),
        }),
        pageRoute({
          method: 'get',
          path: '/sold-out',
          page: VoyagePage,
          handler: () => answerWith(SoldOutPage, { status: 410, props: { since: 'May' } }),
        }),
        pageRoute({
          method: 'get',
          path: '/gone',
          page: VoyagePage,
          handler: (_req, res) => res.redirect(302, '/voyage'),
        }),
      ),
    );
    expect((await get('/voyage')).json()).toEqual({ page: 'VoyagePage', title: 'Adriatic' });
    const soldOut = await get('/sold-out');
    expect([soldOut.statusCode, soldOut.json()]).toEqual([410, { page: 'SoldOutPage', since: 'May' }]);
    expect((await get('/gone')).headers.location).toBe('/voyage');
  });
});

type HandlerOf<Page extends typeof VoyagePage> = Parameters<typeof pageRoute<Page>>[0]['handler'];
type Accepts<Handler> = Handler extends HandlerOf<typeof VoyagePage> ? 'compiles' : 'does not compile';

// Checked by the compiler: an assignment fails when a handler with wrong props would be taken for this page.
const accepted: {
  readonly itsProps: Accepts<() => { props: { title: string } }>;
  readonly aRedirect: Accepts<() => void>;
  readonly anotherPage: Accepts<() => PageResponse>;
  readonly missingProps: Accepts<() => { props: object }>;
  readonly propsOfAnotherPage: Accepts<() => { props: { since: string } }>;
  readonly aPropOfAnotherType: Accepts<() => Promise<{ props: { title: number } }>>;
} = {
  itsProps: 'compiles',
  aRedirect: 'compiles',
  anotherPage: 'compiles',
  missingProps: 'does not compile',
  propsOfAnotherPage: 'does not compile',
  aPropOfAnotherType: 'does not compile',
};

it('takes only handlers that answer with the props of the page that their row names', () => {
  expect(Object.values(accepted)).toEqual([...Array(3).fill('compiles'), ...Array(3).fill('does not compile')]);
});
