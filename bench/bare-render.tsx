// The cost of React alone: renderToPipeableStream of the same tree with the same props, behind node:http or Express.
// The props are captured from the site itself, which runs in this process just long enough to produce them.
import 'reflect-metadata';
import { createServer, type RequestListener } from 'node:http';
import express from 'express';
import { cloneElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { readConfig } from '../config/config';
import { createContainer } from '../src/container';
import { tokens } from '../src/tokens';
import { LandfallServer } from '../src/web/landfall-server';
import { BuiltAssets } from '../src/web/rendering/built-assets';
import { Document } from '../src/web/rendering/document';
import { Frames } from '../src/web/rendering/frames';
import { PagePart } from '../src/web/rendering/page-part';
import { PageRenderer } from '../src/web/rendering/page-renderer';
import { RoutedPage } from '../src/web/rendering/static-routes';
import { FeatureRoutes } from '../src/web/routing/feature-routes';
import { guestAreaTabsOf } from '../src/web/routing/guest-area-tabs';
import { signIn } from '../test/support/sign-in';
import { CachedMarkup, FragmentCache } from '../views/ui/fragment-cache';
import type { LineFactsView } from '../views/layout/line-facts';
import type { PartsOnPage } from '../views/ui/page-parts';

interface RenderPlan {
  readonly path: string;
  /** Signs in with this address first, for a guest's page. */
  readonly email?: string;
  /** Repeats the cards of a list up to this number. */
  readonly cards?: number;
  readonly isExpress?: boolean;
}

const { path, email, cards, isExpress } = JSON.parse(process.argv[2] ?? '') as RenderPlan;
const container = await createContainer(readConfig(process.env));
const { assets, frames } = { assets: BuiltAssets.read('dist'), frames: container.get(Frames) };
const parts = container.getAll<PagePart>(PagePart);
const { script, fonts } = assets.manifest;
const addresses = { script, fonts, widgetSource: (name: string) => assets.widgetSource(name) };
const line = container.get<LineFactsView>(tokens.lineFacts);
const guestAreaTabs = guestAreaTabsOf(container.getAll<FeatureRoutes>(FeatureRoutes));

let tree: React.ReactNode;
const renderReally = PageRenderer.prototype.render;
PageRenderer.prototype.render = async function catchTree(req, res, response, feature = {}) {
  const frame = frames.of(req);
  const onPage: PartsOnPage = frame.guest ? { guest: frame.guest } : {};
  for (const part of await Promise.all(parts.map((one) => one.of(req)))) Object.assign(onPage, part);
  const shownElement = response.toElement(frame);
  tree = (
    <Document
      line={line}
      assets={addresses}
      styles={assets.stylesOf(feature.styles)}
      onPage={onPage}
      guestAreaTabs={guestAreaTabs}
    >
      <RoutedPage page={cloneElement(shownElement, repeatProps(shownElement.props))} />
    </Document>
  );
  await renderReally.call(this, req, res, response, feature);
};

function repeatProps(props: object): object {
  if (cards === undefined || !('voyages' in props) || !Array.isArray(props.voyages)) return props;
  const [first, ...others] = props.voyages as readonly object[];
  const all = [first, ...others];
  return { ...props, voyages: Array.from({ length: cards }, (_, index) => all[index % all.length]) };
}

const site = container.get(LandfallServer);
const siteUrl = `http://localhost:${await site.listen(0)}`;
const cookie = email ? (await signIn(siteUrl, email)).cookie : '';
const page = await (await fetch(`${siteUrl}${path}`, { headers: cookie ? { Cookie: cookie } : {} })).text();
await site.drain();
if (!tree) throw new Error(`The site rendered nothing at ${path}`);
if (cards === undefined && `<!DOCTYPE html>${renderToString(tree)}` !== page)
  throw new Error(`The tree is not that of the site's page ${path}`);

// React alone, without the site's own cache of fragments, which no peer has.
FragmentCache.prototype.of = (_key, render) => new CachedMarkup(render());

const answer: RequestListener = (_req, res) => {
  res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  const { pipe } = renderToPipeableStream(tree, { onShellReady: () => void pipe(res) });
};
const server = createServer(isExpress ? express().use(answer) : answer);
server.listen(0, () => {
  const address = server.address();
  if (address && typeof address === 'object') process.stdout.write(`ready on http://localhost:${address.port}\n`);
});
process.once('SIGTERM', () => process.exit(0));
