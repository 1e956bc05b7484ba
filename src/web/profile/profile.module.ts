import { ContainerModule } from 'inversify';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { ProfileSide } from './profile-side';

export const profileModule = new ContainerModule(({ bind }) => {
  bind(ProfileSide).toResolvedValue((guests: GuestDirectory) => new ProfileSide(guests), [GuestDirectory]);
});
