import type { Newsroom, NewsItem } from '../../core/news/newsroom.port';
import type { ContentfulContent } from './contentful-content';

export class ContentfulNewsroom implements Newsroom {
  constructor(private readonly content: Pick<ContentfulContent, 'line'>) {}

  async findNews(): Promise<readonly NewsItem[]> {
    return (await this.content.line('news')).news;
  }
}
