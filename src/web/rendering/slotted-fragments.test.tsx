import { renderToString } from 'react-dom/server';
import { CachedFragment } from '../../../views/ui/CachedFragment';
import { CachedMarkup } from '../../../views/ui/fragment-cache';
import { FragmentSlotsContext } from '../../../views/ui/fragment-slots';
import { SlottedFragments } from './slotted-fragments';

const long = 'The Grenadines – slowly, as Łódź’s skippers do. '.repeat(20);
const [card, foot] = [{ title: long }, { title: `Foot: ${long}` }];
/** A visitor who knew the secret, which no page shows, could type this. */
const typedPlaceholder = new SlottedFragments().toSlot(new CachedMarkup(long));
const fromEditor = '<b>An editor’s own</b> <0> < 0> <00000000000000000000000000000000 0>';

const page = (
  <main title={typedPlaceholder}>
    <h1>Voyages – all</h1>
    <CachedFragment from={card}>
      <article className="card">{card.title}</article>
    </CachedFragment>
    <p>{typedPlaceholder}</p>
    <input name={typedPlaceholder} defaultValue={typedPlaceholder} />
    <div dangerouslySetInnerHTML={{ __html: fromEditor }} />
    <CachedFragment from={card}>
      <article className="card">{card.title}</article>
    </CachedFragment>
    <CachedFragment from={foot}>
      <footer>
        <b>{foot.title}</b>
      </footer>
    </CachedFragment>
  </main>
);

const renderWith = (slots: SlottedFragments) =>
  renderToString(<FragmentSlotsContext.Provider value={slots}>{page}</FragmentSlotsContext.Provider>);

it('C14 puts cached fragments into a page as bytes, and whatever a visitor or an editor writes stays what it is', () => {
  const slots = new SlottedFragments();
  const html = renderWith(slots);
  const whole = renderToString(page);
  expect(html.length).toBeLessThan(whole.length / 2);
  expect(slots.toBytes(html).toString()).toBe(whole);
});

it('refuses a page with a placeholder that names no fragment of it', () => {
  const html = renderWith(new SlottedFragments());
  expect(() => new SlottedFragments().toBytes(html)).toThrow('No fragment 0');
});
