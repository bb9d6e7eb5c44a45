import chromium from '@sparticuz/chromium';

/** Unpacks the browser into the folder for temporary files and prints where it lies. */
console.log(await chromium.executablePath());
