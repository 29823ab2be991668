<?php

namespace Indoor_Maps_brand_slug;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** A map in a frame, as a shortcode and as a block. */
final class Frame {

	const SHORTCODE = 'brand-slug-map';

	/** Attributes that go into the address of the viewer under the same name. */
	const PARAMETERS = array( 'venue', 'location', 'floor', 'from', 'to', 'accessible', 'language', 'camera', 'mode', 'theme' );

	/** Attributes of the frame itself. */
	const OWN = array( 'height', 'title' );

	/** What the viewer does not read, because it is too long to be an id. */
	const LONGEST_VALUE = 200;

	/** What the viewer needs: its own origin for its files, and windows for links. */
	const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

	public static function register(): void {
		add_shortcode( self::SHORTCODE, array( self::class, 'render' ) );
		register_block_type( dirname( __DIR__ ) . '/block', array( 'render_callback' => array( self::class, 'render_block' ) ) );
	}

	/** @param array<string, mixed> $attributes */
	public static function render_block( $attributes ): string {
		// The editor and the alignment of a block add some of their own.
		$known = array_intersect_key( $attributes, array_flip( self::attributes() ) );
		return '<div ' . get_block_wrapper_attributes() . '>' . self::render( $known ) . '</div>';
	}

	/**
	 * The markup of a map. Authors who may not write HTML can write attributes: nothing of them gets
	 * out unescaped.
	 *
	 * @param mixed $given An array, or a text where a shortcode has no attributes.
	 */
	public static function render( $given ): string {
		$read     = self::read( $given, self::attributes() );
		$values   = $read['values'];
		$problems = $read['problems'];
		if ( ! $read['is_usable'] ) {
			return Problems::markup( $problems );
		}
		$parameters = array( 'embedded' => 'true' );
		foreach ( self::PARAMETERS as $name ) {
			if ( '' !== $values[ $name ] ) {
				$parameters[ $name ] = $values[ $name ];
			}
		}
		/**
		 * Changes what the address of a map says: a token for a private map, for instance.
		 *
		 * @param array<string, string> $parameters
		 */
		$parameters = apply_filters( 'indoor_map_parameters', $parameters );
		$address    = Settings::address( '/viewer/' ) . '?' . http_build_query( $parameters, '', '&', PHP_QUERY_RFC3986 );
		return sprintf(
			'%s<iframe class="brand-slug-map" src="%s" title="%s" allow="clipboard-write" sandbox="%s" loading="lazy" style="border:0;display:block;width:100%%;height:%s"></iframe>',
			Problems::markup( $problems ),
			esc_url( $address ),
			esc_attr( self::title_of( $values ) ),
			esc_attr( self::SANDBOX ),
			esc_attr( $values['height'] )
		);
	}

	/** @return string[] */
	public static function attributes(): array {
		return array_merge( self::PARAMETERS, self::OWN );
	}

	/** @param array<string, string> $values */
	public static function title_of( array $values ): string {
		/* translators: %s: id of a venue */
		return '' !== $values['title'] ? $values['title'] : sprintf( __( 'Map of %s', 'brand-slug-maps' ), $values['venue'] );
	}

	/**
	 * Texts for all names, with what is set for the whole site in place of what is left out.
	 *
	 * @param mixed    $given
	 * @param string[] $names
	 * @return array{values: array<string, string>, problems: string[], is_usable: bool}
	 */
	public static function read( $given, array $names ): array {
		$given    = is_array( $given ) ? $given : array();
		$problems = array();
		$values   = array_fill_keys( $names, '' );
		foreach ( $given as $name => $value ) {
			if ( ! in_array( $name, $names, true ) ) {
				// WordPress numbers words that have no name.
				$problems[] = Problems::unknown_attribute( is_int( $name ) && is_scalar( $value ) ? (string) $value : (string) $name, $names );
			} elseif ( is_scalar( $value ) && mb_strlen( (string) $value ) <= self::LONGEST_VALUE ) {
				$values[ $name ] = trim( (string) $value );
			} else {
				$problems[] = Problems::too_long( $name );
			}
		}
		foreach ( array( 'venue', 'language' ) as $name ) {
			$values[ $name ] = '' === $values[ $name ] ? Settings::get( $name ) : $values[ $name ];
		}
		$height = '' === $values['height'] ? null : Settings::clean_height( $values['height'] );
		if ( '' !== $values['height'] && null === $height ) {
			$problems[] = Problems::bad_height( $values['height'] );
		}
		$values['height'] = $height ?? Settings::get( 'height' );
		$is_usable        = Settings::is_id( $values['venue'] );
		if ( ! $is_usable ) {
			$problems[] = '' === $values['venue'] ? Problems::no_venue() : Problems::bad_venue( $values['venue'] );
		}
		return array( 'values' => $values, 'problems' => $problems, 'is_usable' => $is_usable );
	}
}
