import { renderToStaticMarkup } from 'react-dom/server';
import { VoyageFilter, type VoyageFilterView } from './VoyageFilter';
import { sampleFacets } from './sample-facets';
import { hrefOf, parseHtml, textsIn } from '../../test/support/parse-html';

const filter: VoyageFilterView = { from: '', to: '', facets: sampleFacets, isNarrowed: false };
const inTheAdriatic = { ...sampleFacets, where: { ...sampleFacets.where, region: 'adriatic' } };
const field = (changes: Partial<VoyageFilterView>, name: string) =>
  parseHtml(renderToStaticMarkup(<VoyageFilter {...filter} {...changes} />)).querySelector(`input[name="${name}"]`)
    ?.attributes;

describe('the filter of the voyages', () => {
  it('ROU-30 sends region, startDate and endDate to the address of the list, and keeps what was asked', () => {
    const html = renderToStaticMarkup(<VoyageFilter {...filter} facets={inTheAdriatic} from="2027-04-12" />);
    expect(parseHtml(html).querySelector('form[action="/voyages"][method="get"]')).not.toBeNull();
    expect(textsIn(html, 'option[value="adriatic"][selected]')).toEqual(['Adriatic (12)']);
    expect(field({ from: '2027-04-12' }, 'startDate')).toMatchObject({ type: 'date', value: '2027-04-12' });
  });

  it('ROU-30 keeps a day that does not exist in sight, beside what is wrong with it', () => {
    const wrong = field({ to: '2027-13-01', toError: 'This is not a day.' }, 'endDate');
    expect(wrong).toMatchObject({
      type: 'text',
      'aria-invalid': 'true',
      value: '2027-13-01',
      'aria-describedby': 'filter-to-error',
    });
  });

  it('ROU-30 can be cleared when something is set', () => {
    expect(renderToStaticMarkup(<VoyageFilter {...filter} />)).not.toContain('Clear');
    const narrowed = renderToStaticMarkup(<VoyageFilter {...filter} facets={inTheAdriatic} isNarrowed />);
    expect(hrefOf(narrowed, 'Clear')).toBe('/voyages');
  });

  it('ROU-30 has a button that stands out where there is something to show, and can be pressed in either case', () => {
    const buttonOf = (facets: VoyageFilterView['facets']) =>
      parseHtml(renderToStaticMarkup(<VoyageFilter {...filter} facets={facets} />)).querySelector('button')?.attributes;
    expect(buttonOf(sampleFacets)).toEqual({ type: 'submit', class: 'button button--primary' });
    expect(buttonOf({ ...sampleFacets, hasMatches: false })).toEqual({ type: 'submit', class: 'button button--quiet' });
  });

  it('ROU-30 C5 sends each box under a name of its own, with the voyages that it lists, and none that lists nothing', () => {
    const page = parseHtml(renderToStaticMarkup(<VoyageFilter {...filter} />));
    expect(page.querySelector('input[name="month.2027-02"]')?.attributes).toMatchObject({ value: '1', checked: '' });
    expect(page.querySelector('input[name="month.2027-04"]')?.attributes).toHaveProperty('disabled');
    expect(page.querySelector('input[name="port.hydra"]')?.attributes).toHaveProperty('checked');
    expect(page.querySelector('button[type="submit"]')?.textContent).toBe('Show 4 voyages');
  });
});
