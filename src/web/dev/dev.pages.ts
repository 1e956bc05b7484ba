import type { Request } from 'express';
import type { OutboxPage } from '../../../views/dev/OutboxPage';
import type { GalleryPage } from '../../../views/gallery/GalleryPage';
import type { BuiltAssets } from '../rendering/built-assets';
import type { PageAnswer } from '../rendering/page-answer';
import type { DemoMessages } from './dev.api';
import { readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';

const gallerySchema = Joi.object({ show: Joi.string().allow('') });

export class DevPages {
  constructor(
    private readonly assets: BuiltAssets,
    private readonly messages: DemoMessages,
  ) {}

  readonly outbox = async (): Promise<PageAnswer<typeof OutboxPage>> => {
    const messages = await this.messages.find({ limit: 50 });
    return {
      props: {
        messages: messages.map((message) => ({
          ...message,
          sentAt: `${message.sentAt.toISOString().slice(0, 19).replace('T', ' ')} UTC`,
        })),
      },
    };
  };

  readonly gallery = async (req: Request): Promise<PageAnswer<typeof GalleryPage>> => {
    const names = Object.keys(this.assets.manifest.pictures);
    const pictures = Object.fromEntries(names.map((name) => [name, this.assets.picture(name)]));
    return { props: { ...readForm(gallerySchema, req.query), pictures, videos: this.assets.manifest.videos } };
  };
}
