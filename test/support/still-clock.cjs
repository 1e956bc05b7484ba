// `--require`d by a process whose time must not show in what is recorded: it is always this moment.
const moment = Date.parse('2026-11-23T14:00:00.000Z');
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(moment);
    else super(...given);
  }
  static now() {
    return moment;
  }
};
