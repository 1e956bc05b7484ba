import { randomBytes } from 'node:crypto';
import type { CachedMarkup } from '../../../views/ui/fragment-cache';
import type { FragmentSlots } from '../../../views/ui/fragment-slots';

/**
 * Begins a placeholder. No text can contain it: React escapes `<`, and unescaped markup, such as an editor's, cannot
 * know the random part. It is ASCII, because V8 stores a string with one wider character as two bytes per character.
 */
const opening = `<${randomBytes(16).toString('hex')} `;
const anyPlaceholder = new RegExp(`${opening}(\\d+)>`);

/** Shorter markup is cheaper to copy as text. */
const worthSlot = 200;

/**
 * The cached fragments of one page, which are most of its bytes: the text that React renders has placeholders instead
 * (decision 0085).
 */
export class SlottedFragments implements FragmentSlots {
  private readonly fragments: CachedMarkup[] = [];

  toSlot(fragment: CachedMarkup): string {
    if (fragment.length < worthSlot) return fragment.markup;
    this.fragments.push(fragment);
    return `${opening}${this.fragments.length - 1}>`;
  }

  toBytes(html: string): Buffer {
    // Every second piece is the index that a placeholder names.
    const pieces = html.split(anyPlaceholder);
    return Buffer.concat(
      pieces.map((piece, index) => (index % 2 === 0 ? Buffer.from(piece) : this.bytesOf(Number(piece)))),
    );
  }

  private bytesOf(index: number): Uint8Array {
    const fragment = this.fragments[index];
    if (!fragment) throw new Error(`No fragment ${index} has a slot in this page`);
    return fragment.bytes;
  }
}
