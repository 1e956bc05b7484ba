import { renderToStaticMarkup } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { DeckElevation } from './DeckElevation';
import { OnboardListPage } from './OnboardListPage';
import { sampleDecks, sampleItems, sampleReaches } from './sample-onboard';
import { attributesIn, parseHtml } from '../../test/support/parse-html';
import { aPictureView } from '../../test/builders/a-picture-view';

const html = renderToStaticMarkup(
  <HelmetProvider>
    <OnboardListPage
      frame={{ path: '/life-onboard', year: 2027 }}
      head={{}}
      hero={aPictureView('sail-away')}
      decks={sampleDecks(aPictureView)}
      reaches={sampleReaches}
      allOver={[sampleItems[1]]}
    />
  </HelmetProvider>,
);

describe('life on board', () => {
  it('ROU-33 goes from deck to deck by links that need no script', () => {
    expect(
      attributesIn(html, 'a.aboard__button[href^="#deck-"][aria-label^="Deck "]', 'href').map((href) => href.slice(6)),
    ).toEqual(['8', '7']);
    expect(attributesIn(html, 'section.deck', 'id')).toEqual(expect.arrayContaining(['deck-8', 'deck-7']));
  });

  it('ROU-33 lists what has no deck of its own separately, once', () => {
    const links = parseHtml(html).querySelectorAll('[id="all-over"], a[href="/life-onboard/music"]');
    expect(links.map((part) => part.getAttribute('href') ?? part.id)).toEqual(['all-over', '/life-onboard/music']);
  });

  it('ROU-33 fills one deck of the drawing, as long as it is, and hides it from readers', () => {
    const drawn = renderToStaticMarkup(<DeckElevation decks={sampleReaches} here={7} />);
    expect(drawn.match(/elevation__deck--here/g)).toHaveLength(1);
    expect(attributesIn(drawn, '.elevation__deck--here', 'd')).toEqual([expect.stringMatching(/^M43\.4 \d+H297\.6/)]);
    expect(attributesIn(drawn, 'svg', 'aria-hidden')).toEqual(['true']);
  });
});
