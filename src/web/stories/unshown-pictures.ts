import type { Picture } from '../../core/shared/picture';

/** Hands out pictures so that no page shows one for two different things. */
export class UnshownPictures {
  private readonly shown: Set<string>;

  constructor(shown: readonly Picture[] = []) {
    this.shown = new Set(shown.map(({ name }) => name));
  }

  /** The first that the page does not show yet; none when it shows them all. */
  take(pictures: readonly Picture[]): Picture | undefined {
    const free = pictures.find(({ name }) => !this.shown.has(name));
    if (free) this.shown.add(free.name);
    return free;
  }
}
