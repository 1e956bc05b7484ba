const timeoutMs = 8_000;
const loading = new Map<string, Promise<void>>();

/** Loads a vendor's script once per page; after a failure (blocked, offline) it may be loaded again. */
export function loadScript(address: string): Promise<void> {
  const scriptLoad = loading.get(address) ?? insertScript(address);
  loading.set(address, scriptLoad);
  scriptLoad.catch(() => loading.delete(address));
  return scriptLoad;
}

function insertScript(address: string): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  const scriptLoad = new Promise<void>((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(new Error('The bot check’s script did not load'));
    };
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', fail);
    setTimeout(fail, timeoutMs);
  });
  document.head.append(script);
  return scriptLoad;
}
