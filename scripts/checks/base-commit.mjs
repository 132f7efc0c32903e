import { git } from './run-tool.mjs';

/**
 * The commit that contracts are compared with: where the checked out one left the main branch, on the main branch itself
 * its first parent.
 * @param {{ cwd?: string }} [options] the checkout, ours by default
 * @returns {Promise<string | undefined>} undefined for the first commit of all
 * @throws Error if the local history does not contain it
 */
export async function baseCommit(options) {
  const ask = async (...args) => (await git(args, options))?.trim();
  const commit = (name) => ask('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  const head = await commit('HEAD');
  if (!head) throw new Error('Contracts are compared with the main branch: this needs a git checkout with a commit.');
  const main = (await commit('refs/remotes/origin/main')) ?? (await commit('refs/heads/main'));
  if (!main) throw new Error(`Contracts are compared with the main branch, which is not here: ${FETCH_MAIN}`);
  const fork = await ask('merge-base', head, main);
  const base = fork === head ? await commit('HEAD^') : fork;
  if (base) return base;
  if ((await ask('rev-parse', '--is-shallow-repository')) === 'true')
    throw new Error(
      'Contracts are compared with an earlier commit, which this shallow clone lacks: git fetch --unshallow',
    );
  if (fork === head) return undefined;
  throw new Error(`Contracts are compared with the main branch, with which this one shares no commit: ${FETCH_MAIN}`);
}

const FETCH_MAIN = 'git fetch origin main:refs/remotes/origin/main';
