import { renderToStaticMarkup } from 'react-dom/server';
import { VoyageFilter, type VoyageFilterView } from './VoyageFilter';

const filter: VoyageFilterView = { regions: [{ slug: 'adriatic', name: 'Adriatic' }], region: '', from: '', to: '' };
const field = (changes: Partial<VoyageFilterView>, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(
    renderToStaticMarkup(<VoyageFilter {...filter} {...changes} />),
  )?.[0] ?? '';

describe('the filter of the voyages', () => {
  it('ROU-30 sends region, startDate and endDate to the address of the list, and keeps what was asked', () => {
    const html = renderToStaticMarkup(<VoyageFilter {...filter} region="adriatic" from="2027-04-12" />);
    expect(html).toMatch(/<form[^>]*action="\/voyages" method="get"/);
    expect(html).toContain('<option value="adriatic" selected="">Adriatic</option>');
    expect(field({ from: '2027-04-12' }, 'startDate')).toMatch(/(?=.*type="date").*value="2027-04-12"/);
  });

  it('ROU-30 keeps a day that does not exist in sight, beside what is wrong with it', () => {
    const wrong = field({ to: '2027-13-01', toError: 'This is not a day.' }, 'endDate');
    expect(wrong).toMatch(/(?=.*type="text")(?=.*aria-invalid="true").*value="2027-13-01"/);
    expect(wrong).toContain('aria-describedby="filter-to-error"');
  });

  it('ROU-30 can be cleared when something is set', () => {
    expect(renderToStaticMarkup(<VoyageFilter {...filter} />)).not.toContain('Clear');
    expect(renderToStaticMarkup(<VoyageFilter {...filter} region="adriatic" />)).toContain(
      'href="/voyages" class="button button--quiet"',
    );
  });
});
