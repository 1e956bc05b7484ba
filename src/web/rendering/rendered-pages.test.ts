import fc from 'fast-check';
import { RenderedPages } from './rendered-pages';

describe('the last rendering of a page', () => {
  it('H65 B1 is what would be rendered now, after other visitors’ requests and after changes', () => {
    const guest = fc.record({ name: fc.constantFrom('Eleanor', 'James'), saved: fc.array(fc.constantFrom('a', 'b')) });
    const render = (from: {
      readonly name: string;
      readonly saved: ReadonlyMap<string, string>;
      readonly trips: object;
    }) => JSON.stringify([from.name, [...from.saved], from.trips]);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('x', 'y'), guest, fc.array(fc.nat(2)))), (requests) => {
        const pages = new RenderedPages();
        for (const [key, { name, saved }, trips] of requests) {
          const from = { name, saved: new Map(saved.map((id) => [id, id])), trips: { list: trips } };
          expect(pages.of(key, from, () => render(from)).body.plain?.toString()).toBe(render(from));
        }
      }),
    );
  });

  it('renders once for as long as nothing changes', () => {
    const [pages, render] = [new RenderedPages(), jest.fn(() => '<p>')];
    for (const trips of [[1], [1], [2], [2]]) pages.of('x', { trips }, render);
    expect(render).toHaveBeenCalledTimes(2);
  });
});
