import { ContainerModule } from 'inversify';
import type { Config } from '../../../config/config';
import { EmbeddedReservationDesk } from '../../adapters/embedded-line/reservation-desk';
import { EnginePagesDesk } from '../../adapters/engine-pages/reservation-desk';
import { GuestEntrance } from '../../core/engine/guest-entrance.port';
import { type EnginePlace, enginePlace } from '../../core/reserve/engine-place';
import { HandGuestOver } from '../../core/reserve/hand-guest-over';
import { ReservationDesk } from '../../core/reserve/reservation-desk.port';
import { Clock } from '../../core/shared/clock.port';
import { Secrets } from '../../core/shared/secrets.port';
import { SingleUse } from '../../core/shared/single-use.port';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { TripBook } from '../../core/trips/trip-book.port';
import { tokens } from '../../tokens';
import { hrefBreakdown } from '../engine/manage-access';
import { ManagePermit } from '../engine/manage-permit';
import { OurHosts } from '../our-hosts';
import { paths } from '../paths';
import { PageRenderer } from '../rendering/page-renderer';
import { HandoffAddresses } from './handoff-addresses';
import { HandoffApi } from './handoff.api';
import { HandoffPages } from './handoff.pages';
import { TripDoorsPages } from './trip-doors.pages';

const placeOf = ({ policy }: Config): EnginePlace => enginePlace(policy.engineUrl);

export const handoffModule = new ContainerModule(({ bind }) => {
  bind(ManagePermit).toResolvedValue((secrets: Secrets, clock: Clock) => new ManagePermit(secrets, clock), [Secrets, Clock]);
  bind(EmbeddedReservationDesk).toResolvedValue(
    (secrets: Secrets, singleUse: SingleUse, clock: Clock, permit: ManagePermit) => new EmbeddedReservationDesk({
      secrets,
      singleUse,
      clock,
      doors: {
        login: paths.handoff.logIn,
        customerBooking: (reservationId) => permit.address(reservationId),
        fareBreakdown: (reservationId) => hrefBreakdown({ proof: { permit: permit.give(reservationId) } }),
      },
    }),
    [Secrets, SingleUse, Clock, ManagePermit],
  );
  // A foreign engine's pages know nothing of the embedded one's tokens and permits.
  bind(ReservationDesk).toResolvedValue(
    (config: Config, embedded: EmbeddedReservationDesk): ReservationDesk => (placeOf(config).kind === 'ours' ? embedded : new EnginePagesDesk(config.policy.enginePages)),
    [tokens.config, EmbeddedReservationDesk],
  );
  bind(GuestEntrance).toService(EmbeddedReservationDesk);
  bind(HandoffAddresses).toResolvedValue((config: Config, hosts: OurHosts) => new HandoffAddresses(placeOf(config), hosts), [tokens.config, OurHosts]);
  bind(HandGuestOver).toResolvedValue((desk: ReservationDesk, config: Config) => new HandGuestOver(desk, placeOf(config)), [ReservationDesk, tokens.config]);
  bind(HandoffPages).toResolvedValue(
    (handOver: HandGuestOver, entrance: GuestEntrance, addresses: HandoffAddresses, renderer: PageRenderer) => new HandoffPages({ handOver, entrance, addresses, renderer }),
    [HandGuestOver, GuestEntrance, HandoffAddresses, PageRenderer],
  );
  bind(HandoffApi).toResolvedValue((handOver: HandGuestOver, addresses: HandoffAddresses) => new HandoffApi(handOver, addresses), [HandGuestOver, HandoffAddresses]);
  bind(TripDoorsPages).toResolvedValue(
    (trips: TripBook, guests: GuestDirectory, desk: ReservationDesk, renderer: PageRenderer) => new TripDoorsPages({ trips, guests, desk, renderer }),
    [TripBook, GuestDirectory, ReservationDesk, PageRenderer],
  );
});
