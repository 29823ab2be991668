<?php
// #region mint
/** Mints a token for one visit. The key's id and secret are in wp-config.php. */
function mint_map_token( string $venue ): string {
  $encode = fn( string $bytes ): string => rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' );
  $now    = time();
  $header = array( 'alg' => 'HS256', 'kid' => MAP_KEY_ID );
  $claims = array(
    'venue'   => $venue,
    'origins' => array( 'https://intranet.example.com' ),
    'iat'     => $now,
    'exp'     => $now + 600,
  );
  $signed = $encode( wp_json_encode( $header ) ) . '.' . $encode( wp_json_encode( $claims ) );
  $secret = base64_decode( strtr( MAP_KEY_SECRET, '-_', '+/' ) );
  return $signed . '.' . $encode( hash_hmac( 'sha256', $signed, $secret, true ) );
}
// #endregion mint

// #region filter
add_filter(
  'indoor_map_parameters',
  function ( array $parameters ): array {
    if ( is_user_logged_in() && 'private-office' === $parameters['venue'] ) {
      $parameters['token'] = mint_map_token( $parameters['venue'] );
    }
    return $parameters;
  }
);
// #endregion filter
