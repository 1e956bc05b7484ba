import { whenLoaded } from './when-loaded';

class PageAtLoad extends EventTarget {
  readonly document: { readonly readyState: DocumentReadyState };

  constructor(readyState: DocumentReadyState) {
    super();
    this.document = { readyState };
  }
}

const open = (readyState: DocumentReadyState) => {
  const page = new PageAtLoad(readyState);
  const ran: string[] = [];
  whenLoaded(page as unknown as Window, () => ran.push('ran'));
  return { page, ran };
};
const nextMacrotask = () => new Promise((resolve) => setTimeout(resolve));

describe('what waits until a page has loaded', () => {
  it('runs after the event, when the browser has had the time to paint, and once', async () => {
    const { page, ran } = open('interactive');
    await nextMacrotask();
    expect(ran).toEqual([]);
    page.dispatchEvent(new Event('load'));
    expect(ran).toEqual([]);
    page.dispatchEvent(new Event('load'));
    await nextMacrotask();
    expect(ran).toEqual(['ran']);
  });

  it('runs at once on a page that has loaded', () => {
    expect(open('complete').ran).toEqual(['ran']);
  });
});
