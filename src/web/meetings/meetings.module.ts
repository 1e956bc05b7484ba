import { ContainerModule } from 'inversify';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { tokens } from '../../tokens';
import { PageRenderer } from '../rendering/page-renderer';
import { MeetingsPages } from './meetings.pages';

export const meetingsModule = new ContainerModule(({ bind }) => {
  bind(MeetingsPages).toResolvedValue(
    (guests: GuestDirectory, renderer: PageRenderer, email: string) => new MeetingsPages(guests, renderer, email),
    [GuestDirectory, PageRenderer, tokens.lineEmail],
  );
});
