import { text, UsageError, type Command } from '../command.js';
import { Operator } from '../operator.js';
import { republish } from '../republishing.js';
import { isService, SERVICES } from '../services.js';

export const republishSnapshots: Command = {
  name: 'republish',
  summary: 'has a service publish its present snapshots again',
  help: `republish --service NAME [--practice ID]
  --service NAME  the owner: clients, catalog, scheduling, payments or reviews; or search, which writes what it has to a new
                  index of its engine
  --practice ID   the rows of one practice only`,
  options: { service: { type: 'string' }, practice: { type: 'string' } },

  async run(input, { config }) {
    const service = text(input, 'service');
    if (!isService(service)) throw new UsageError(`Which service? There are ${SERVICES.join(', ')}.`);
    const practice = text(input, 'practice');
    const published = await Operator.use(config, (operator) => republish(operator, { service, practice }));
    const rows = Object.entries(published).map(([source, count]) => `${source.padEnd(24)}${count}`);
    const lines = rows.length > 0 ? rows : [`${service} has nothing that others keep.`];
    return { ok: true, result: published, lines };
  },
};
