// The limit of a rendered page: node:http and renderToPipeableStream of the same tree with the same props, nothing else.
// The props are caught from the site itself, which runs in this process just long enough to make them.
import 'reflect-metadata';
import { createServer } from 'node:http';
import type { ComponentType } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { readConfig } from '../config/config';
import { createContainer } from '../src/container';
import { tokens } from '../src/tokens';
import { LandfallServer } from '../src/web/landfall-server';
import { BuiltAssets } from '../src/web/rendering/built-assets';
import { Document } from '../src/web/rendering/document';
import { PageRenderer } from '../src/web/rendering/page-renderer';
import { signedInGuest } from '../src/web/sign-in/guest-of';
import { signIn } from '../test/support/sign-in';
import type { LineFactsView } from '../views/layout/line-facts';
import { TripsPage } from '../views/trips/TripsPage';
import { VoyagesPage } from '../views/voyages/VoyagesPage';

interface RenderPlan {
  readonly path: string;
  /** Signs in first: the page of a guest. */
  readonly email?: string;
}

const pages: Readonly<Record<string, ComponentType<never>>> = {
  '/voyages': VoyagesPage,
  '/my-profile/trips': TripsPage,
};
const plan = JSON.parse(process.argv[2] ?? '') as RenderPlan;
const Page = pages[plan.path] as ComponentType<object> | undefined;
if (!Page) throw new Error(`The bench knows no page at ${plan.path}`);

const container = await createContainer(readConfig(process.env));
const assets = BuiltAssets.read('dist');
let caught: object | undefined;
let caughtStyles: readonly string[] = [];
const renderReally = PageRenderer.prototype.render;
PageRenderer.prototype.render = function catchProps(req, res, response, feature) {
  const guest = signedInGuest(req);
  caught = {
    ...response.answer.props,
    frame: { path: plan.path, year: 2027, ...(guest ? { guest: { firstName: guest.firstName, initials: 'EM' } } : {}) },
  };
  caughtStyles = assets.stylesOf(feature?.styles);
  return renderReally.call(this, req, res, response, feature);
};

const site = container.get(LandfallServer);
const siteUrl = `http://localhost:${await site.listen(0)}`;
const cookie = plan.email ? (await signIn(siteUrl, plan.email)).cookie : '';
await (await fetch(`${siteUrl}${plan.path}`, { headers: cookie ? { Cookie: cookie } : {} })).text();
await site.drain();
if (!caught) throw new Error(`The site rendered nothing at ${plan.path}`);
const props = caught;

const line = container.get<LineFactsView>(tokens.lineFacts);
const { script, fonts } = assets.manifest;
const addresses = { script, fonts, widgetSource: (name: string) => assets.widgetSource(name) };
const server = createServer((_req, res) => {
  res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  const { pipe } = renderToPipeableStream(
    <Document line={line} favourites={{ signInHref: '/login' }} assets={addresses} styles={caughtStyles}>
      <Page {...props} />
    </Document>,
    { onShellReady: () => void pipe(res) },
  );
});
server.listen(0, () => {
  const address = server.address();
  if (address && typeof address === 'object') process.stdout.write(`ready on http://localhost:${address.port}\n`);
});
process.once('SIGTERM', () => process.exit(0));
