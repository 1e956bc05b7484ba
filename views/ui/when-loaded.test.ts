import { whenLoaded } from './when-loaded';

class PageAtLoad extends EventTarget {
  private readonly frames: (() => void)[] = [];
  readonly document: { readonly readyState: DocumentReadyState };

  constructor(readyState: DocumentReadyState) {
    super();
    this.document = { readyState };
  }

  requestAnimationFrame(run: () => void): void {
    this.frames.push(run);
  }

  paint(): void {
    for (const run of this.frames.splice(0)) run();
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
  it('runs after the second frame that follows the event, and once', async () => {
    const { page, ran } = open('interactive');
    await nextMacrotask();
    expect(ran).toEqual([]);
    page.dispatchEvent(new Event('load'));
    expect(ran).toEqual([]);
    page.dispatchEvent(new Event('load'));
    await nextMacrotask();
    expect(ran).toEqual([]);
    page.paint();
    await nextMacrotask();
    expect(ran).toEqual([]);
    page.paint();
    expect(ran).toEqual([]);
    await nextMacrotask();
    expect(ran).toEqual(['ran']);
  });

  it('runs at once on a page that has loaded', () => {
    expect(open('complete').ran).toEqual(['ran']);
  });
});
