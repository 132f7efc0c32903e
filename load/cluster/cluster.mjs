import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const POLL_MS = 500;

/** A release of the chart, changed with kubectl and helm as an operator would. KUBECTL and HELM name the programs. */
export class Cluster {
  #namespace;
  #release;
  #onNode;
  #valuesFiles;

  /** @param {{ namespace: string, release: string, valuesFiles: string[], onNode?: string }} options `onNode` comes before a command of the node */
  constructor({ namespace, release, valuesFiles, onNode }) {
    this.#namespace = namespace;
    this.#release = release;
    this.#onNode = onNode;
    this.#valuesFiles = valuesFiles;
  }

  async upgradeTo(tag) {
    // The sandbox holds the charges in its pod, as no provider does: it stays what it is.
    const { image } = JSON.parse(await this.#helm('get', 'values', this.#release, '--all', '-o', 'json'));
    const own = [
      ...this.#valuesFiles.flatMap((file) => ['--values', file]),
      '--set',
      `image.tag=${tag},services.sandbox.tag=${image.tag}`,
    ];
    await this.#helm('upgrade', this.#release, 'charts/yarrow', ...own, '--wait', '--timeout', '10m');
  }

  async rollBack() {
    await this.#helm('rollback', this.#release, '--wait', '--timeout', '10m');
  }

  /** Processes by name, those that requests come to first. */
  async processes() {
    const pods = await this.#pods();
    return [...new Set(pods.map(({ name }) => name))].toSorted();
  }

  /** As draining a node does. */
  async evict(name) {
    for (const { pod } of await this.#podsOf(name)) {
      const eviction = {
        apiVersion: 'policy/v1',
        kind: 'Eviction',
        metadata: { name: pod, namespace: this.#namespace },
      };
      const path = `/api/v1/namespaces/${this.#namespace}/pods/${pod}/eviction`;
      await this.#kubectlWith(JSON.stringify(eviction), 'create', '--raw', path, '-f', '-');
      await this.untilReady(name, [pod]);
    }
  }

  /** SIGKILL to the first process of each container, by the container runtime: PID 1 cannot be killed from inside. */
  async kill(name) {
    if (!this.#onNode) throw new Error('--on-node has to say how a command is run on the node, such as "ssh node".');
    const [file, ...first] = this.#onNode.split(' ');
    for (const { containerId } of await this.#podsOf(name)) {
      await run(file, [...first, 'ctr', '-n', 'k8s.io', 'tasks', 'kill', '--signal', 'SIGKILL', containerId]);
    }
  }

  /** Until all pods of a process are ready, none of them one that `gone` names. */
  async untilReady(name, gone = [], restarts = -1) {
    for (;;) {
      const pods = (await this.#pods()).filter((pod) => pod.name === name);
      const isBack =
        pods.length > 0 && pods.every(({ isReady, isLeaving, pod }) => isReady && !isLeaving && !gone.includes(pod));
      if (isBack && pods.every((pod) => pod.restarts > restarts)) return;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** How often the container of a process was started again; the least of its pods. */
  async restartsOf(name) {
    return Math.min(...(await this.#podsOf(name)).map(({ restarts }) => restarts));
  }

  async #podsOf(name) {
    return (await this.#pods()).filter((pod) => pod.name === name && !pod.isLeaving);
  }

  async #pods() {
    const { items } = JSON.parse(await this.#kubectl('get', 'pods', '-o', 'json'));
    return items.filter(({ status }) => status.phase === 'Running' || status.phase === 'Pending').map(described);
  }

  #kubectl(...args) {
    return this.#kubectlWith(undefined, ...args);
  }

  async #kubectlWith(input, ...args) {
    const [file, ...first] = (process.env.KUBECTL ?? 'kubectl').split(' ');
    const child = run(file, [...first, '-n', this.#namespace, ...args], { maxBuffer: 64 * 1024 * 1024 });
    if (input !== undefined) child.child.stdin.end(input);
    return (await child).stdout;
  }

  async #helm(...args) {
    const [file, ...first] = (process.env.HELM ?? 'helm').split(' ');
    const { stdout } = await run(file, [...first, ...args, '-n', this.#namespace], { maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  }
}

function described({ metadata, status }) {
  const { 'app.kubernetes.io/component': component, 'app.kubernetes.io/name': name } = metadata.labels;
  const [container] = status.containerStatuses ?? [];
  return {
    name: component ?? name,
    pod: metadata.name,
    isLeaving: Boolean(metadata.deletionTimestamp),
    isReady: Boolean(container?.ready),
    restarts: container?.restartCount ?? 0,
    containerId: container?.containerID?.split('//').pop(),
  };
}
