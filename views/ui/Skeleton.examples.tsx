import { Skeleton } from './Skeleton';

export const line = () => <Skeleton shape="line" />;
export const title = () => <Skeleton shape="title" />;
export const picture = () => <Skeleton shape="picture" className="gallery__narrow" />;
