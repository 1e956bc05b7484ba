import { renderToStaticMarkup } from 'react-dom/server';
import { sampleSelector } from './sample-voyages';
import { BrowsingFor, VoyageSelector } from './VoyageSelector';
import { attributesIn, parseHtml, partOf, textsIn } from '../../test/support/parse-html';

const html = renderToStaticMarkup(<VoyageSelector {...sampleSelector} />);
const textOf = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('the voyage selector', () => {
  it('VOY-09 is a dropdown labelled Browsing for, with Change voyage, each voyage a link to this page for it', () => {
    const dropdown = partOf(html, 'details.voyage-selector__voyage');
    expect(textOf(partOf(dropdown, 'summary'))).toContain(
      'Browsing for Provence by Water, Corsica from the Sea 2 – 20 June 2027 Change voyage',
    );
    expect(attributesIn(dropdown, 'a', 'href')).toContain(
      '?reservationId=100200&itineraryId=ON1-CYC-270412-007#browsing',
    );
    expect(
      parseHtml(dropdown).querySelector(
        '[href="?reservationId=100344#browsing"][aria-current="true"][data-keep-scroll=""]',
      ),
    ).not.toBeNull();
    expect(dropdown.match(/aria-current/g)).toHaveLength(1);
  });

  it('VOY-10 VOY-16 has a dropdown of segments whose pick waits for Apply', () => {
    const dropdown = partOf(html, 'details.voyage-selector__picks');
    expect(textOf(dropdown)).toContain('All Segments');
    expect(attributesIn(dropdown, 'form[method="get"]', 'action')).toEqual(['/shore-and-sea-experiences#browsing']);
    expect(attributesIn(dropdown, '[type="hidden"]', 'value').slice(0, 2)).toEqual(['100344', 'Sea']);
    expect(
      parseHtml(dropdown).querySelector('[type="radio"][name="itineraryId"][checked=""][value="ON1-COR-270609-011"]'),
    ).not.toBeNull();
    expect(textsIn(dropdown, 'button')).toEqual([expect.stringContaining('Apply')]);
    expect(
      textOf(
        renderToStaticMarkup(
          <VoyageSelector
            {...sampleSelector}
            refine={sampleSelector.refine && { ...sampleSelector.refine, picks: undefined }}
          />,
        ),
      ),
    ).not.toContain('All Segments');
  });

  it('VOY-11 has all of it in one dialog on a phone: Refine your search (n), Clear filters, Submit and Apply', () => {
    expect(textsIn(html, 'a[href="#refine"][data-opens-dialog][aria-haspopup="dialog"]').join()).toContain(
      'Refine your search (2)',
    );
    const dialog = partOf(html, 'dialog[id="refine"]');
    expect(parseHtml(dialog).querySelectorAll('form')).toHaveLength(1);
    expect(textsIn(dialog, 'form button')).toEqual(['Apply', 'Submit']);
    expect(textsIn(dialog, '[href="?reservationId=100344#browsing"]').join()).toContain('Clear filters');
    expect(parseHtml(dialog).querySelectorAll('[type="radio"][name="reservationId"]')).toHaveLength(3);
    expect(parseHtml(dialog).querySelector('[checked=""][value="100344"]')).not.toBeNull();
  });

  it('VOY-16 offers Clear filters outside of the dialog too, while something is picked', () => {
    const clear = 'voyage-selector__clear';
    expect(html).toContain(clear);
    expect(
      renderToStaticMarkup(
        <VoyageSelector {...sampleSelector} refine={sampleSelector.refine && { ...sampleSelector.refine, count: 0 }} />,
      ),
    ).not.toContain(clear);
  });

  it('says when reservations could not be read, and is nothing for a visitor', () => {
    expect(textOf(renderToStaticMarkup(<BrowsingFor notice="Not now" />))).toContain('Not now');
    expect(renderToStaticMarkup(<BrowsingFor />)).toBe('');
  });
});
