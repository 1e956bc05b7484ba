import type { Newsroom, NewsItem } from '../../core/news/newsroom.port';
import type { ContentInMemory } from './line-content';

export class InMemoryNewsroom implements Newsroom {
  constructor(private readonly content: ContentInMemory) {}

  async findNews(): Promise<readonly NewsItem[]> {
    return (await this.content.line('news')).news;
  }
}
