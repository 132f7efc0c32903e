import Runtime from 'jest-runtime';
import { createRequire } from 'node:module';
import { sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SyntheticModule, compileFunction, constants } from 'node:vm';

const isPackage = (path) => path.includes(`${sep}node_modules${sep}`);

/** What files of this worker have imported from packages, by path. */
const packages = new Map();

function packageAt(path) {
  if (!packages.has(path)) packages.set(path, importPackage(path));
  return packages.get(path);
}

/** A module of Jest's that exports what Node has loaded. */
async function importPackage(path) {
  const namespace = await import(pathToFileURL(path).href);
  const names = Object.keys(namespace);
  const setExports = function () {
    for (const name of names) this.setExport(name, namespace[name]);
  };
  const module = new SyntheticModule(names, setExports, { identifier: path });
  await module.link(() => undefined);
  await module.evaluate();
  return module;
}

/**
 * Jest's runtime, but packages are Node's own: found by Jest, then loaded once for a worker with V8's code cache, in place
 * of some 830 modules again for each file. Our own sources are evaluated for each file as ever. It overrides parts that
 * Jest does not document, so Jest's version is pinned (docs/adr/0042).
 */
export default class OneRealmRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const [, environment] = args;
    // A file that asks for another environment, such as jsdom, has a context of its own and all of its packages in it.
    if (environment.getVmContext() !== null) return;
    // Without a context, modules are those of the realm of the worker.
    this.esmLoader.getContext = () => undefined;
    this.executor.compile = (source, filename) =>
      compileFunction(source, this.executor.injectedModuleParameters, {
        filename,
        importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      });
    this.#takePackagesFromNode();
  }

  #takePackagesFromNode() {
    const { esmLoader, cjsLoader } = this;
    const loadEsmModule = esmLoader.loadEsmModule.bind(esmLoader);
    esmLoader.loadEsmModule = (path, suffix) => (isPackage(path) ? packageAt(path) : loadEsmModule(path, suffix));
    const loadCjsAsEsm = esmLoader.loadCjsAsEsm.bind(esmLoader);
    esmLoader.loadCjsAsEsm = (from, path, ...rest) =>
      isPackage(path) ? packageAt(path) : loadCjsAsEsm(from, path, ...rest);
    const requireModule = cjsLoader.requireModule.bind(cjsLoader);
    // Jest's own parts (expect, circus) keep their state in modules and stay Jest's.
    cjsLoader.requireModule = (from, name, options, isActual) =>
      options?.isInternalModule || !name ? requireModule(from, name, options, isActual) : createRequire(from)(name);
  }
}
