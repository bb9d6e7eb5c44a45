import chromium from '@sparticuz/chromium';

/** Unpacks the browser into TMPDIR and prints its path. */
console.log(await chromium.executablePath());
