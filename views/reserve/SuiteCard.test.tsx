import { renderToStaticMarkup } from 'react-dom/server';
import { sampleSuites } from './sample-suites';
import { SuiteCard, type SuiteCardView } from './SuiteCard';
import { attributesIn, parseHtml, partOf, textsIn } from '../../test/support/parse-html';

const picture = {
  src: '/assets/suite.webp',
  srcSet: '',
  width: 3,
  height: 2,
  alt: 'A suite.',
  placeholderClass: 'placeholder-suite',
};
const [sample] = sampleSuites(() => picture);
const show = (changes: Partial<SuiteCardView> = {}) =>
  sample ? renderToStaticMarkup(<SuiteCard suite={{ ...sample, ...changes }} partySize={2} />) : '';
const bed = { icon: 'bed', title: 'Queen or twin beds', body: 'The mattress divides in two.' };
const bath = { icon: 'bath', title: 'Walk-in shower', body: 'A bench and a window.' };

describe('a card of the suite step', () => {
  it('SUI-11 shows primary features at once, each with icon, title and body, and secondary ones on demand', () => {
    const html = show({ primaryFeatures: [bed], secondaryFeatures: [bath] });
    const after = partOf(html, 'details.suite-card__more');
    const before = html.replace(after, '');
    expect(parseHtml(before).querySelector('li.feature svg')).not.toBeNull();
    expect(textsIn(before, '.feature__title, .feature__body')).toEqual([
      'Queen or twin beds',
      'The mattress divides in two.',
    ]);
    expect(before).not.toContain('Walk-in shower');
    expect(textsIn(after, 'summary').join()).toContain('Also in this suite');
    const [more] = parseHtml(after).querySelectorAll('li.feature');
    expect([more?.querySelector('svg') !== null, more?.text.includes('Walk-in shower')]).toEqual([true, true]);
    expect(show({ secondaryFeatures: [] })).not.toContain('suite-card__more');
  });

  it('SUI-11 SUI-18 is a part of the page of its own, with title, price, and a link to the suite’s page', () => {
    const html = show();
    expect(attributesIn(html, 'article.suite-card--selected', 'aria-labelledby')).toEqual(['suite-SV']);
    expect(textsIn(html, 'h3#suite-SV')).toEqual(['Seaview Suite']);
    expect(html).toContain('From 24,500.00 USD per suite');
    expect(attributesIn(html, 'a', 'href')).toContain('#suite');
    // On a telephone the fare and its button are not below what the suite has.
    expect(html.indexOf('suite-card__offer')).toBeLessThan(html.indexOf('suite-card__features'));
  });

  it('SUI-17 says whom to ask for the Funnel Suite, on its card alone', () => {
    const message = 'To reserve the Funnel Suite, please contact our Personal Yacht Consultant.';
    expect(textsIn(show({ message }), '.suite-card__offer .suite-card__message')).toEqual([message]);
    expect(show()).not.toContain('suite-card__message');
  });
});
