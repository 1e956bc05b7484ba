import { ContainerModule } from 'inversify';
import { ContentLibrary } from '../../core/content/content-library.port';
import { Newsroom } from '../../core/news/newsroom.port';
import { LeadBlock } from '../leads/lead-block';
import { ProfileSide } from '../profile/profile-side';
import { PageHeads } from '../rendering/page-heads';
import { PageRenderer } from '../rendering/page-renderer';
import { ContentPages } from './content.pages';

export const contentModule = new ContainerModule(({ bind }) => {
  bind(ContentPages).toResolvedValue(
    (
      library: ContentLibrary,
      newsroom: Newsroom,
      side: ProfileSide,
      forms: LeadBlock,
      heads: PageHeads,
      renderer: PageRenderer,
    ) => new ContentPages({ library, newsroom, side, forms, heads, renderer }),
    [ContentLibrary, Newsroom, ProfileSide, LeadBlock, PageHeads, PageRenderer],
  );
});
