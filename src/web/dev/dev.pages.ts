import type { Request, Response } from 'express';
import type { BuiltAssets } from '../rendering/built-assets';
import type { PageRenderer } from '../rendering/page-renderer';
import type { DemoMessages } from './dev.api';

export class DevPages {
  constructor(
    private readonly renderer: PageRenderer,
    private readonly assets: BuiltAssets,
    private readonly messages: DemoMessages,
  ) {}

  readonly outbox = async (req: Request, res: Response): Promise<void> => {
    const messages = await this.messages.find({ limit: 50 });
    await this.renderer.render(req, res, {
      props: {
        messages: messages.map((message) => ({
          ...message,
          sentAt: `${message.sentAt.toISOString().slice(0, 19).replace('T', ' ')} UTC`,
        })),
      },
    });
  };

  readonly gallery = async (req: Request, res: Response): Promise<void> => {
    const show = typeof req.query['show'] === 'string' ? { show: req.query['show'] } : {};
    const names = Object.keys(this.assets.manifest.pictures);
    const pictures = Object.fromEntries(names.map((name) => [name, this.assets.picture(name)]));
    await this.renderer.render(req, res, { props: { ...show, pictures } });
  };
}
