import { ContainerModule } from 'inversify';
import { chapterOf, CopyChapter } from '../../core/privacy/copy-chapter.port';
import { all, compute, constant, construct, derived } from '../../construct';
import { MessageSender } from '../../core/messages/message-sender.port';
import { AskDeletion } from '../../core/privacy/ask-deletion';
import { ConsentRepository } from '../../core/privacy/consent-repository.port';
import { DeletionRequests } from '../../core/privacy/deletion-requests.port';
import { MakeCopy } from '../../core/privacy/make-copy';
import { Clock } from '../../core/shared/clock.port';
import { RateLimits } from '../../core/shared/rate-limits.port';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { TextMessageCountries } from '../../core/sign-in/text-message-countries';
import { tokens } from '../../tokens';
import { OurHosts } from '../our-hosts';
import { paths } from '../paths';
import { ProfileSide } from '../profile/profile-side';
import { FeatureRoutes } from '../routing/feature-routes';
import { leftOutOfCopy } from './left-out-of-copy';
import { PrivacyApi } from './privacy.api';
import { PrivacyPages } from './privacy.pages';
import { privacyRoutes } from './privacy.routes';

export const privacyModule = new ContainerModule(({ bind }) => {
  construct(bind(MakeCopy), MakeCopy, {
    lineName: tokens.lineName,
    sources: all(CopyChapter),
    notIncluded: constant(leftOutOfCopy),
    clock: Clock,
    onFailure: derived(
      tokens.log,
      (log) => (err: unknown, chapter: string) =>
        log.warn({ err, chapter }, 'a chapter of a guest’s copy could not be read'),
    ),
  });
  construct(bind(AskDeletion), AskDeletion, {
    requests: DeletionRequests,
    sender: MessageSender,
    limits: RateLimits,
    countries: TextMessageCountries,
    privacyEmail: tokens.privacyEmail,
    // A function, because the port is known only once the server listens.
    url: derived(OurHosts, (hosts) => () => `${hosts.origin}${paths.account.data}`),
    timeZone: tokens.officeTimeZone,
    onUnsent: derived(
      tokens.log,
      (log) => (err: unknown) => log.error({ err }, 'a message about a deletion could not be sent'),
    ),
  });
  construct(bind(PrivacyPages), PrivacyPages, {
    makeCopy: MakeCopy,
    askDeletion: AskDeletion,
    requests: DeletionRequests,
    consents: ConsentRepository,
    guests: GuestDirectory,
    side: ProfileSide,
    clock: Clock,
    officeTimeZone: tokens.officeTimeZone,
  });
  construct(bind(PrivacyApi), PrivacyApi, [ConsentRepository, derived(tokens.config, (config) => config.hasDataLayer)]);
  compute(bind(CopyChapter), [ConsentRepository], (consents) =>
    chapterOf('consents', 'What you have agreed to', (contactId) => consents.find(contactId)),
  );
  compute(bind(CopyChapter), [DeletionRequests], (requests) =>
    chapterOf('deletionRequests', 'Your requests for deletion', (contactId) => requests.find(contactId)),
  );
  bind(FeatureRoutes).toResolvedValue(privacyRoutes, [PrivacyPages, PrivacyApi]);
});
