/** Stands for pictures and fonts, whose addresses only the build knows. */
export default '/assets/test-file';
