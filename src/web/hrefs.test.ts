import fc from 'fast-check';
import { hrefVoyage, hrefVoyages } from './hrefs';

const text = fc.string({ unit: 'grapheme' });

it('ROU-30 an address encodes every value as URLSearchParams does', () => {
  fc.assert(
    fc.property(text, (id) => {
      expect(hrefVoyage('greek-isles', id)).toBe(`/voyages/greek-isles?${new URLSearchParams({ id }).toString()}`);
    }),
  );
});

it('ROU-30 the parameters of the sailings have a fixed order, and commas stay', () => {
  expect(hrefVoyages({ view: 'list', month: '2027-01,2027-02', region: 'caribbean', budget: undefined })).toBe(
    '/voyages?region=caribbean&month=2027-01,2027-02&view=list',
  );
});
