import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ContentLibrary, ContentPage } from '../../../core/content/content-library.port';
import { plainDate } from '../../../core/shared/plain-date';
import { ContentError } from './content-error';
import { renderMarkdown, type RenderedMarkdown } from './markdown';
import { pageSchema } from './page-schema';
import { readArticle } from './read-content';

/** @throws ContentError naming the file, and what is missing or may not stand there. */
export function loadPages(folder: string): readonly ContentPage[] {
  return readdirSync(folder).filter((name) => name.endsWith('.md')).sort().map((name) => loadPage(join(folder, name)));
}

function loadPage(file: string): ContentPage {
  const { fields: { changedOn, actions = [], ...fields }, body } = readArticle(file, pageSchema);
  return { ...fields, ...(changedOn ? { changedOn: plainDate(changedOn) } : {}), actions, slug: basename(file, '.md'), ...render(file, body) };
}

function render(file: string, body: string): RenderedMarkdown {
  try {
    return renderMarkdown(body);
  } catch (error) {
    if (error instanceof RangeError) throw new ContentError(file, `holds ${error.message}`);
    throw error;
  }
}

/** The folder's pages as the site's library. All is read at start, so nothing can fail later. */
export class EmbeddedContentLibrary implements ContentLibrary {
  private readonly pages: ReadonlyMap<string, ContentPage>;

  constructor(pages: readonly ContentPage[]) {
    this.pages = new Map(pages.map((page) => [page.slug, page]));
  }

  async getPage(slug: string): Promise<ContentPage | undefined> {
    return this.pages.get(slug);
  }
}
