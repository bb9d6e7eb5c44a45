/** Replaces pictures and fonts in tests; only the build knows their URLs. */
export default '/assets/test-file';
