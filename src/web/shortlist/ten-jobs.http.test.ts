import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { attributesIn } from '../../../test/support/parse-html';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
}, 60_000);
afterAll(() => server.stop());

const read = async (path: string) => (await fetch(`${server.url}${path}`)).text();
const linksIn = (html: string) => attributesIn(html, 'a[href]', 'href').map((href) => href.replace(/#.*/, ''));

/** A press of a link; a form, and what is typed into it, counts as one press as well. */
class Visit {
  presses = 0;
  private constructor(
    private html: string,
    readonly path: string,
  ) {}

  static async begin(): Promise<Visit> {
    return new Visit(await read('/'), '/');
  }

  async press(isMeant: (href: string) => boolean): Promise<Visit> {
    const href = linksIn(this.html).find(isMeant);
    if (href === undefined) throw new Error(`${this.path} has no such link`);
    return this.goTo(href);
  }

  async goTo(path: string): Promise<Visit> {
    const visit = new Visit(await read(path), path);
    visit.presses = this.presses + 1;
    return visit;
  }

  /** The page's visible words. */
  get words(): string {
    return this.html.replaceAll(/<[^>]*>/g, ' ');
  }
}

const is = (path: string) => (href: string) => href === path;

describe('what a visitor comes to do, from the home page without script', () => {
  it.each([
    ['what is included', '/whats-included', 'Breakfast in designated restaurants', 1],
    ['what a child costs', '/families', 'no children’s prices', 1],
    ['a wheelchair', '/accessibility', '611, 613 and 711', 1],
    ['what cancelling costs', '/cancellation', 'We keep', 1],
    ['the whole yacht', '/charter', 'Guests on board', 1],
    ['an adviser', '/travel-advisers', 'Agency number', 1],
  ])('answers %s', async (_job, path, words, presses) => {
    const visit = await (await Visit.begin()).press(is(path));
    expect(visit.presses).toBe(presses);
    expect(visit.words).toContain(words);
  });

  it('finds a terrace in the Caribbean in February for less than $30,000 in three presses', async () => {
    const found = await (await Visit.begin()).goTo('/search?q=caribbean+in+february');
    const list = await found.press((href) => href.startsWith('/voyages?region=caribbean&month='));
    const narrowed = await list.goTo(`${list.path}&amenity=terrace&budget=30000`);
    expect(narrowed.presses).toBe(3);
    expect(narrowed.words).toMatch(/\d+ voyages?/);
  });

  it('names the quiet suites in two presses', async () => {
    const found = await (await Visit.begin()).goTo('/search?q=quiet');
    const answer = await found.press(is('/faq'));
    expect([answer.presses, answer.words.includes('607 to 612')]).toEqual([2, true]);
  });

  it('compares two voyages in two presses', async () => {
    const choice = await (await Visit.begin()).press(is('/compare'));
    const voyages = (await (await fetch(`${server.url}/api/voyages`)).json()) as readonly {
      readonly itineraryId: string;
    }[];
    const [one, other] = voyages;
    const compared = await choice.goTo(`/compare?voyages.1=${one?.itineraryId}&voyages.2=${other?.itineraryId}`);
    expect([compared.presses, compared.words.includes('Lowest fare for you')]).toEqual([2, true]);
  });

  it('shows the very cabin in five presses', async () => {
    const voyages = (await (await fetch(`${server.url}/api/voyages`)).json()) as readonly {
      readonly itineraryId: string;
      readonly price?: object;
    }[];
    // The next sailing may be taken whole.
    const open = voyages.find(({ price }) => price);
    const list = await (await Visit.begin()).press(is('/voyages'));
    const voyage = await list.press((href) => href.endsWith(`?id=${open?.itineraryId}`));
    const step = await voyage.press((href) => href.startsWith('/reserve-now/'));
    const suites = await step.press((href) => href.includes('/suite/'));
    const plan = await suites.press((href) => href.includes('/deck-plan'));
    expect([plan.presses, plan.words.includes('Deck')]).toEqual([5, true]);
  });
});
