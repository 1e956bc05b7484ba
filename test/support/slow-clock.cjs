// `--require`d by a node whose machine's clock is five minutes slow.
const slowMs = 300_000;
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() - slowMs);
    else super(...given);
  }
  static now() {
    return RealDate.now() - slowMs;
  }
};
