import type { Newsroom } from '../../core/news/newsroom.port';
import type { ContentInMemory } from './line-content';

export class InMemoryNewsroom implements Newsroom {
  constructor(private readonly content: ContentInMemory) {}

  findNews = () => this.content.read('news');
}
