import type { Newsroom, NewsItem } from '../../core/news/newsroom.port';

export class EmbeddedNewsroom implements Newsroom {
  constructor(private readonly news: readonly NewsItem[]) {}

  async findNews(): Promise<readonly NewsItem[]> {
    return this.news;
  }
}
