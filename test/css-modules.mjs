/** In page tests a CSS module's class is its own name. */
export default new Proxy({}, { get: (_, name) => name });
