import { Button, ButtonLink } from './Button';

export const primary = () => <Button type="button">Reserve</Button>;
export const secondary = () => (
  <Button type="button" variant="secondary">
    Select
  </Button>
);
export const quiet = () => (
  <ButtonLink variant="quiet" href="#">
    All voyages
  </ButtonLink>
);
export const disabled = () => (
  <Button type="button" disabled>
    Reserve
  </Button>
);
export const busy = () => (
  <Button type="button" busy>
    One moment
  </Button>
);
export const busyOutline = () => (
  <Button type="button" variant="secondary" busy>
    One moment
  </Button>
);
export const onDeepWater = () => (
  <div className="gallery__deep on-deep">
    <ButtonLink href="#">See the voyages</ButtonLink>{' '}
    <ButtonLink variant="secondary" href="#">
      Sign in
    </ButtonLink>
  </div>
);
