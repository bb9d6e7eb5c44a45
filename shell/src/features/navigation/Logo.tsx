/** The company's mark: a cut stone seen from above. */
export function Logo() {
  return (
    <svg aria-hidden="true" width="28" height="28" viewBox="0 0 28 28">
      <path d="M14 1 25.3 7.5v13L14 27 2.7 20.5v-13z" fill="var(--color-sapphire)" />
      <path d="M14 7.2 19.9 10.6v6.8L14 20.8l-5.9-3.4v-6.8z" fill="var(--color-surface)" opacity=".92" />
      <path
        d="M14 1v6.2M25.3 7.5l-5.4 3.1M25.3 20.5l-5.4-3.1M14 27v-6.2M2.7 20.5l5.4-3.1M2.7 7.5l5.4 3.1"
        stroke="var(--color-surface)"
        strokeOpacity=".55"
      />
    </svg>
  );
}
