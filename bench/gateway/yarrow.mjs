/** Our gateway as `npm run build` made it. */
import { startGateway } from '@yarrow/gateway/start-gateway';
import { answerCpu } from './cpu.mjs';

const gateway = await startGateway();
answerCpu();
process.send(`${gateway.url}/graphql`);
