import { ContainerModule } from 'inversify';
import { partyChapter } from './party-chapter';
import { CopyChapter } from '../../core/privacy/copy-chapter.port';
import { MessageSender } from '../../core/messages/message-sender.port';
import { AnswerInvitation } from '../../core/party/answer-invitation';
import { InvitePerson } from '../../core/party/invite-person';
import { OpenParty } from '../../core/party/open-party';
import { PartyContacts } from '../../core/party/party-contacts.port';
import { PartyMembers } from '../../core/party/party-members.port';
import { KnownTrips } from '../../core/preparation/known-trips.port';
import { Clock } from '../../core/shared/clock.port';
import { RateLimits } from '../../core/shared/rate-limits.port';
import { Secrets } from '../../core/shared/secrets.port';
import { SecureRandom } from '../../core/shared/secure-random.port';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { LoginHints } from '../../core/sign-in/login-hints';
import { TripChanges } from '../../core/trip-changes/trip-changes.port';
import { TripRepository } from '../../core/trips/trip-repository.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { all, construct, derived } from '../../construct';
import { tokens } from '../../tokens';
import { absoluteAddress } from '../absolute-address';
import { partyTexts } from '../../../views/party/party.texts';
import { hrefParty, hrefPartyInvitation } from '../hrefs';
import { ProfileSide } from '../profile/profile-side';
import { BuiltAssets } from '../rendering/built-assets';
import { FeatureRoutes } from '../routing/feature-routes';
import { TripChangeLists } from '../trip-changes/trip-change-lists';
import { TripDayPresenter } from '../trip-day/trip-day-presenter';
import { InvitationPages } from './invitation.pages';
import { PartyPages } from './party.pages';
import { partyRoutes } from './party.routes';
import { PartyTrips } from './party-trips';
import { SharedTripPages } from './shared-trip.pages';
import { TripLink, TripLinks } from './trip-links';

const peopleLink: TripLink = {
  order: 20,
  of: async ({ trip: { reservationId } }) => ({ label: partyTexts.title, href: hrefParty(reservationId) }),
};

export const partyModule = new ContainerModule(({ bind }) => {
  const { officeTimeZone } = tokens;
  bind(TripLink).toConstantValue(peopleLink);
  construct(bind(TripLinks), TripLinks, [all(TripLink)]);
  construct(bind(OpenParty), OpenParty, {
    trips: TripRepository,
    members: PartyMembers,
    guests: GuestDirectory,
    knownTrips: KnownTrips,
    clock: Clock,
    officeTimeZone,
  });
  construct(bind(InvitePerson), InvitePerson, {
    members: PartyMembers,
    sender: MessageSender,
    limits: RateLimits,
    secrets: Secrets,
    random: SecureRandom,
    clock: Clock,
    officeTimeZone,
    lineName: tokens.lineName,
    addressOf: absoluteAddress(hrefPartyInvitation),
  });
  construct(bind(AnswerInvitation), AnswerInvitation, {
    members: PartyMembers,
    contacts: PartyContacts,
    trips: TripRepository,
    guests: GuestDirectory,
    sender: MessageSender,
    secrets: Secrets,
    clock: Clock,
    officeTimeZone,
    partyUrl: absoluteAddress(hrefParty),
  });
  construct(bind(PartyTrips), PartyTrips, [OpenParty, VoyageContent, ProfileSide]);
  construct(bind(PartyPages), PartyPages, {
    trips: PartyTrips,
    members: PartyMembers,
    invite: InvitePerson,
    clock: Clock,
    officeTimeZone,
  });
  construct(bind(SharedTripPages), SharedTripPages, {
    trips: PartyTrips,
    parties: OpenParty,
    side: ProfileSide,
    links: TripLinks,
    tripDay: TripDayPresenter,
    changeLists: TripChangeLists,
    content: VoyageContent,
    changes: TripChanges,
    assets: BuiltAssets,
    clock: Clock,
    officeTimeZone,
    vesselSlug: derived(tokens.config, ({ policy }) => policy.vesselSlug),
  });
  construct(bind(InvitationPages), InvitationPages, {
    answers: AnswerInvitation,
    trips: TripRepository,
    guests: GuestDirectory,
    hints: LoginHints,
    content: VoyageContent,
  });
  bind(CopyChapter).toResolvedValue(partyChapter, [PartyMembers]);
  bind(FeatureRoutes).toResolvedValue(partyRoutes, [PartyPages, SharedTripPages, InvitationPages]);
});
